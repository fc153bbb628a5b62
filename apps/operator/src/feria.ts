#!/usr/bin/env node
import { run } from './run.ts'

// Whoever waits for it through a channel is gone: nobody would ever hear how it went.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

// Who reads may stop early, as `head` does: the command goes on to its end.
for (const output of [process.stdout, process.stderr])
  output.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem
  })

process.exitCode = await run(process.argv.slice(2), process)
