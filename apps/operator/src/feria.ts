#!/usr/bin/env node
import { Command } from 'commander'
import { COMMANDS } from './commands/index.ts'
import { Complaint } from './complaint.ts'

const program = new Command('feria')
  .description("The merchants' operator: shops, products, orders and all around them. Works beside the running server.")
  .showSuggestionAfterError()
  .showHelpAfterError('(feria --help shows every command)')
  .configureHelp({ sortSubcommands: true })
  .addHelpText(
    'after',
    '\nExamples:\n  feria shop list\n  feria orders list --shop mercado\n  feria shop create --help',
  )
for (const command of COMMANDS) program.addCommand(command())

// Whoever waits for it through a channel is gone: nobody would ever hear how it went.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

try {
  await program.parseAsync()
} catch (problem) {
  if (!(problem instanceof Complaint)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 1
}
