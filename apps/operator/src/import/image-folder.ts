import { readdir, readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { Complaint } from '../complaint.ts'

const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'])

/** Pictures of a folder, and of the folders in it, found by file name without regard to case. */
export async function openImageFolder(folder: string): Promise<(name: string) => Promise<Uint8Array | null>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Complaint(
      `The folder of images ${resolve(folder)} cannot be read. Give the path of an existing folder with --images.`,
    )
  })
  const paths = new Map<string, string>()
  for (const entry of entries)
    if (entry.isFile() && PICTURES.has(extname(entry.name).toLowerCase()))
      paths.set(entry.name.toLowerCase(), join(entry.parentPath, entry.name))
  return async (name) => {
    const path = paths.get(name.toLowerCase())
    return path ? readFile(path) : null
  }
}
