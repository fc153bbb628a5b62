import type { CustomAtRules, TransformOptions } from 'lightningcss'

/** For Vite's `css.lightningcss`: the options of packages' style sheets. */
export declare const lightningcss: Pick<TransformOptions<CustomAtRules>, 'targets' | 'exclude' | 'visitor'>

/** Bundles and minifies a package's style sheet. Fonts and pictures keep their addresses. */
export declare function buildStyles(from: string, to: string): Promise<void>
/**
 * Removes from a built sheet what the kit's layer `structure` need not declare for this template: tokens that are set once,
 * and declarations that are repeated.
 */
export declare function fitted(code: Uint8Array): Uint8Array
