#!/usr/bin/env node
import { run } from './run.ts'

// The process that waited on this channel has ended: nobody would get the result.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

// A reader such as `head` may close the pipe early: the command still runs to its end.
for (const output of [process.stdout, process.stderr])
  output.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem
  })

process.exitCode = await run(process.argv.slice(2), process)
