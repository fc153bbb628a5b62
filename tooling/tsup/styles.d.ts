import type { CustomAtRules, TransformOptions } from 'lightningcss'

/** For Vite's `css.lightningcss`: as the style sheets of packages are built. */
export declare const lightningcss: Pick<TransformOptions<CustomAtRules>, 'targets' | 'exclude' | 'visitor'>

/** One sheet of a package from all that it imports, made small. Fonts and pictures stay where its addresses say. */
export declare function buildStyles(from: string, to: string): Promise<void>
/** A built sheet without what the kit's layer `structure` need not say to this template: tokens set once, and what is declared again. */
export declare function fitted(code: Uint8Array): Uint8Array
