import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Checks the types of all packages as `tsc -p .` in each would, but a file is checked in its own package only, not again in
 * each that reads its source. Packages with the same options are one program, so that common dependencies (React, zod, the
 * kit) are parsed and checked once.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => report([problem]) }
const formatting = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
}
/** The folders and files of packages, by their compiler options. */
const programs = new Map()
let problems = 0

for (const group of ['packages', 'apps', 'tooling'])
  for (const name of await readdir(join(root, group))) {
    const folder = join(root, group, name)
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}'))
    if (scripts?.typecheck === 'tsc -p .') add(folder)
    else if (scripts?.typecheck) throw new Error(`${name}: its types are checked in a way of its own`)
  }
for (const packages of programs.values()) check(packages)
process.exitCode = problems === 0 ? 0 : 1

function add(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, host)
  const { options, fileNames, errors } = config
  report(errors)
  const { configFilePath, ...shared } = options
  const key = JSON.stringify(shared)
  const same = programs.get(key) ?? { options, folders: [], fileNames: [] }
  programs.set(key, { ...same, folders: [...same.folders, folder], fileNames: [...same.fileNames, ...fileNames] })
}

function check({ options, folders, fileNames }) {
  const program = ts.createProgram(fileNames, options)
  const own = ({ fileName }) =>
    folders.some((folder) => fileName.startsWith(`${folder}/`)) && !fileName.includes('/node_modules/')
  report([...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()])
  for (const file of program.getSourceFiles().filter(own))
    report([...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
}

function report(found) {
  problems += found.length
  if (found.length > 0) process.stdout.write(ts.formatDiagnostics(found, formatting))
}
