#!/usr/bin/env node
import { Command } from 'commander'
import { domainCommand } from './commands/domain.ts'
import { importCommand } from './commands/import.ts'
import { shopCommand } from './commands/shop.ts'
import { Complaint } from './complaint.ts'

const program = new Command('feria')
  .description("The merchants' operator: shops, domains and imports. Works beside the running server.")
  .showSuggestionAfterError()
  .showHelpAfterError('(feria --help shows every command)')
  .configureHelp({ sortSubcommands: true })
  .addCommand(shopCommand())
  .addCommand(domainCommand())
  .addCommand(importCommand())

try {
  await program.parseAsync()
} catch (problem) {
  if (!(problem instanceof Complaint)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exitCode = 1
}
