import type { Options } from 'tsup'

/** The build of every package: ESM, one file per entry, dependencies external. `dts`: the options of declarations. */
export declare const library: (
  options?: Omit<Options, 'dts'> & { dts?: { entry: string | Record<string, string> } },
) => Options
/**
 * The build of a server program: for Node, from the source of workspace packages, with slow-starting dependencies bundled.
 */
export declare const program: (options?: Options) => Options
