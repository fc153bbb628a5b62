import type { Options } from 'tsup'

/** How every package is built: ESM, one file per entry, dependencies left outside. `dts`: what declarations are made of. */
export declare const library: (
  options?: Omit<Options, 'dts'> & { dts?: { entry: string | Record<string, string> } },
) => Options
/** How a server program is built: for Node, from the source of workspace packages, and with what starts slowly inside. */
export declare const program: (options?: Options) => Options
