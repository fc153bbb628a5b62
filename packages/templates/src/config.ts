export type Config = {
  /** The packages of all templates, from this repository or from npm. */
  readonly templates: readonly string[]
}

/** Returns its argument. Its type lets the compiler check the configuration. */
export function defineConfig(config: Config): Config {
  return config
}
