import { type Command, CommanderError } from 'commander'
import { listening } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { Complaint } from './complaint.ts'
import { inTerminal, type Terminal } from './terminal.ts'

/**
 * Runs one command line.
 * @param args the arguments after `feria`
 * @returns the exit code. Throws errors that the person at the keyboard cannot correct.
 */
export function run(args: readonly string[], terminal: Terminal): Promise<number> {
  return inTerminal(terminal, async () => {
    try {
      await program().parseAsync(args, { from: 'user' })
      return 0
    } catch (problem) {
      // Commander has printed the error, or the requested help.
      if (problem instanceof CommanderError) return problem.exitCode
      if (!(problem instanceof Complaint)) throw problem
      terminal.stderr.write(`${problem.message}\n`)
      return 1
    }
  })
}

function program(): Command {
  const feria = listening(
    'feria',
    "The merchants' operator: shops, products, orders and all around them. Works beside the running server.",
  )
    .showHelpAfterError('(feria --help shows every command)')
    .configureHelp({ sortSubcommands: true })
    .addHelpText(
      'after',
      '\nExamples:\n  feria shop list\n  feria orders list --shop mercado\n  feria shop create --help',
    )
  for (const command of COMMANDS) feria.addCommand(command())
  return feria
}
