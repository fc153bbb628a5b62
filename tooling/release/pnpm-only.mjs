/**
 * Before a package is packed: only pnpm writes versions where its manifest names the workspace and its catalogue, and
 * what npm packs cannot be installed.
 */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  process.stderr.write('Pack and publish this package with pnpm: "pnpm pack", "pnpm publish".\n')
  process.exitCode = 1
}
