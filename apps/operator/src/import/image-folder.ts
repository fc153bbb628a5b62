import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Complaint } from '../complaint.ts'

const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'])

/**
 * Finds a picture by the path or URL in a merchant's file. `alone`: no other picture of the file has the same file
 * name. 'ambiguous': several pictures of the folder, or of the file, match.
 */
export type FindImage = (name: string, alone: boolean) => Promise<Uint8Array | 'ambiguous' | null>

/** The parts of a path, or of an address without its host, decoded and in lower case. */
export function pathParts(name: string): readonly string[] {
  const path = URL.canParse(name) ? new URL(name).pathname : (name.split(/[?#]/)[0] ?? name)
  return path.split(/[/\\]/).filter(Boolean).map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}

/**
 * Pictures of a folder and its subfolders, ignoring case: the one whose whole path in the folder is the end of the
 * requested path, otherwise the only one with its name.
 */
export async function openImageFolder(folder: string): Promise<FindImage> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Complaint(
      `The folder of images ${folder} cannot be read. Give the path of an existing folder with --images.`,
    )
  })
  const files = new Map<string, { readonly path: string; readonly parts: readonly string[] }[]>()
  for (const entry of entries) {
    if (!entry.isFile() || !PICTURES.has(extname(entry.name).toLowerCase())) continue
    const path = join(entry.parentPath, entry.name)
    const parts = relative(folder, path).toLowerCase().split(sep)
    const key = entry.name.toLowerCase()
    files.set(key, [...(files.get(key) ?? []), { path, parts }])
  }
  return async (name, alone) => {
    const nameParts = pathParts(name)
    const named = files.get(nameParts.at(-1) ?? '') ?? []
    const [best] = named
      .filter(({ parts }) => (parts.length > 1 || nameParts.length === 1) && endsWith(nameParts, parts))
      .toSorted((a, b) => b.parts.length - a.parts.length)
    const [only = null, ...others] = best ? [best] : named
    if (!only) return null
    return best || (alone && others.length === 0) ? readFile(only.path) : 'ambiguous'
  }
}

const endsWith = (path: readonly string[], end: readonly string[]) =>
  end.length <= path.length && end.every((part, index) => part === path[path.length - end.length + index])
