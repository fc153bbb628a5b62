export type Config = {
  /** Packages of the templates that shops can be drawn with, in this repository or from npm. */
  readonly templates: readonly string[]
}

/** Checked by the compiler; returned as is. */
export function defineConfig(config: Config): Config {
  return config
}
