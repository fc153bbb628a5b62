import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Spanish names of the prescribed calls live only in the api-client's `contract/legacy`: everywhere else the shop is in
 * English, our own calls too. Looks at identifiers and property names, not at what people read.
 */
const WORDS = [
  'precio',
  'cantidad',
  'nombre',
  'combinaciones',
  'combinacion',
  'variantes',
  'unidades',
  'envio_gratis',
  'envioGratis',
  'foto_cloudinary',
  'fotoCloudinary',
  'rangos_precios',
  'valor_descuento',
  'porcentaje_descuento',
  'cantidad_productos',
  'envio_metodo',
  'mediosEnvios',
  'medioPagos',
  'tiendasInfo',
  'disenoModals',
  'subdominio',
  'lenguaje',
  'con_variante',
  'conVariante',
  'promocion_valor',
  'tag_promocion',
  'informacion_producto',
  'id_tienda',
  'clave',
  'llave',
  'direccion_entrega',
  'metodo_pago',
  'cupon',
  'resultado',
  'motivo',
  'estado',
]
const ALLOWED = [
  /^packages\/api-client\/src\/contract\/legacy\//,
  /^packages\/api-client\/.*\.md$/,
  /^tooling\/checks\//,
  // What a client that others generate from the description speaks: the wire itself.
  /^apps\/api\/src\/docs\/generated-client\.test\.ts$/,
  /^docs\//,
]
/** `{nombre}` is a place in a text that a merchant writes. */
const pattern = new RegExp(`(?<![\\p{L}\\p{N}_'"«/ {-])(${WORDS.join('|')})(?=\\s*[:=(.,?)\\]};])`, 'u')

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
let found = 0
for (const file of files) {
  if (ALLOWED.some((allowed) => allowed.test(file))) continue
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n')
  lines.forEach((line, index) => {
    const match = pattern.exec(line)
    if (!match) return
    found++
    process.stdout.write(
      `${file}:${index + 1} says "${match[1]}": use the domain's word (packages/api-client/README.md has the glossary)\n`,
    )
  })
}
if (found === 0) process.stdout.write(`${files.length} files speak the shop's words\n`)
process.exitCode = found === 0 ? 0 : 1
