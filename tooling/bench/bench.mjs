/** `pnpm bench [pages|catalog|orders]`: what is measured, one file each. */
const benches = ['pages', 'orders']
const [, , name = 'pages'] = process.argv
if (benches.includes(name)) await import(`./${name}.mjs`)
else {
  console.error(`There is no bench ${name}: choose one of ${benches.join(', ')}.`)
  process.exitCode = 1
}
