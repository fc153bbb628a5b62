/** Our names of fields, and those of the services (the platform's existing API). Settings may be stored under either. */
export const SERVICE_NAMES: Readonly<Record<string, string>> = {
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
  density: 'densidad',
}

/** The record with fields under our names added; a value already stored under our name wins. Not a record: `{}`. */
export function withOurNames(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const fields: Record<string, unknown> = { ...value }
  for (const [ours, theirs] of Object.entries(SERVICE_NAMES))
    if (fields[ours] === undefined && fields[theirs] !== undefined) fields[ours] = fields[theirs]
  return fields
}
