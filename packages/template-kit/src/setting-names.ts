/** Field by the name the services use, beside ours: both are understood. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  colors: 'colores',
  font: 'fuente',
  scheme: 'tema',
  logo: 'logo_cuadrado',
  categoryStyle: 'estilo_categorias',
  productStyle: 'estilo_productos',
  headline: 'mensaje_principal',
  description: 'descripcion',
  onlinePayment: 'pago_online',
  primary: 'primario',
  accent: 'acento',
  background: 'fondo',
  text: 'texto',
  image: 'imagen',
  mobileImage: 'imagenMovil',
  title: 'titulo',
  button: 'boton',
  href: 'enlace',
  focus: 'foco',
  points: 'puntos',
}

/** The record with our names; where both are given ours counts. */
export function renamed(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const fields: Record<string, unknown> = { ...value }
  for (const [ours, other] of Object.entries(OTHER_NAMES))
    if (fields[ours] === undefined && fields[other] !== undefined) fields[ours] = fields[other]
  return fields
}
