/** Loaded into a storefront of a test: tells how much processor time it has used. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
