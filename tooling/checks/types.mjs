import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * What `tsc -p .` says of each package, with one difference: a file is checked in its own package, not again in each of
 * those that read its source. All have the same strictness, and what is read is parsed once.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const parsed = new Map()
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => report([problem]) }
const formatting = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
}
let problems = 0

for (const group of ['packages', 'apps', 'tooling'])
  for (const name of await readdir(join(root, group))) {
    const folder = join(root, group, name)
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}'))
    if (scripts?.typecheck === 'tsc -p .') check(folder)
    else if (scripts?.typecheck) throw new Error(`${name}: its types are checked in a way of its own`)
  }
process.exitCode = problems === 0 ? 0 : 1

function check(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, host)
  const { options, fileNames, errors } = config
  const { configFilePath, ...strictness } = options
  const program = ts.createProgram(fileNames, options, sharing(ts.createCompilerHost(options), strictness))
  const own = (file) => file.fileName.startsWith(`${folder}/`) && !file.fileName.includes('/node_modules/')
  report([...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()])
  for (const file of program.getSourceFiles().filter(own))
    report([...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
}

/** A file that several packages read is parsed for the first of them that reads it with the same options. */
function sharing(compiler, strictness) {
  const { getSourceFile } = compiler
  compiler.getSourceFile = (path, how, ...rest) => {
    const key = JSON.stringify([path, how, strictness])
    if (!parsed.has(key)) parsed.set(key, getSourceFile(path, how, ...rest))
    return parsed.get(key)
  }
  return compiler
}

function report(found) {
  problems += found.length
  if (found.length > 0) process.stdout.write(ts.formatDiagnostics(found, formatting))
}
