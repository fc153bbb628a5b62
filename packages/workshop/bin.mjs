#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Storybook for the template in the current folder: `feria-workshop` serves it, `feria-workshop build` writes it as files. All
 * other arguments are Storybook's.
 */
const [first, ...rest] = process.argv.slice(2)
const isBuild = first === 'build'
const given = isBuild || first === undefined ? rest : [first, ...rest]
// The configuration is in the package's folder in the repository, and in `dist` when published.
const home = [import.meta.dirname, join(import.meta.dirname, 'dist')]
const configDir = home.map((folder) => join(folder, '.storybook')).find((folder) => existsSync(folder))

process.env.WORKSHOP_TEMPLATE = process.cwd()
process.argv.splice(2, Number.POSITIVE_INFINITY, isBuild ? 'build' : 'dev', '--config-dir', String(configDir))
if (!isBuild && !given.some((option) => /^(?:-p|--port\b)/.test(option))) process.argv.push('--port', '6006')
process.argv.push(...given)
await import('storybook/internal/bin/dispatcher')
