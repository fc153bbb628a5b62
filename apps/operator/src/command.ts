import { Command } from 'commander'
import { terminal } from './terminal.ts'

/** Options of every command: `--json`, help that ends with examples, and suggestions for typing mistakes. */
export function command(name: string, says: string, examples: readonly string[]): Command {
  return listening(name, says)
    .option('--json', 'print one JSON document')
    .addHelpText('after', () => `\nExamples:\n${examples.map((line) => `  feria ${line}`).join('\n')}`)
}

/** A group of commands. */
export function group(name: string, says: string, commands: readonly Command[]): Command {
  const noun = listening(name, says)
  for (const each of commands) noun.addCommand(each)
  return noun.addHelpText('after', `\n"feria ${name} <command> --help" shows examples.`)
}

/** A command that writes to the terminal it runs in, and throws where commander would end the process. */
export function listening(name: string, says: string): Command {
  return new Command(name)
    .description(says)
    .showSuggestionAfterError()
    .showHelpAfterError('("--help" shows what can be said here)')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal().stdout.write(text),
      writeErr: (text) => terminal().stderr.write(text),
    })
}

/** The values of `--json` and `--shop`. */
export type Json = { readonly json?: boolean }
export type OfShop = Json & { readonly shop: string }

/** The option nearly every command needs. */
export const SHOP = ['--shop <name>', 'subdomain of the shop'] as const
