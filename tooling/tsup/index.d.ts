import type { Options } from 'tsup'

/** How every package is built: ESM, types beside the code, one file per entry, dependencies left outside. */
export declare const library: (options?: Options) => Options
/** How a server program is built: as a library, for Node, without types, and with what starts slowly inside. */
export declare const program: (options?: Options) => Options
