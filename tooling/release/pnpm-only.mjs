/**
 * Fails unless pnpm packs the package: only pnpm replaces `workspace:` and `catalog:` by versions, and an archive packed by
 * npm cannot be installed.
 */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  process.stderr.write('Pack and publish this package with pnpm: "pnpm pack", "pnpm publish".\n')
  process.exitCode = 1
}
