/** Preloaded by a program that a test starts: reports its processor time on request. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
