import type { Plugin } from 'vite'

export function compressedAssets(): Plugin
