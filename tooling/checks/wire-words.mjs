import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Fails if a Spanish name of the prescribed calls is used outside of the api-client's `contract/legacy`: all other code is
 * in English, including our own calls. Checks identifiers and property names, not texts.
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
  // A client that is generated from the API's description uses the wire's names.
  /^apps\/api\/src\/docs\/generated-client\.test\.ts$/,
  /^docs\//,
]
/** `{nombre}` is a placeholder in a merchant's text. */
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
