/** Words of previews of what is unpublished. */
export const es = {
  see: 'Ver cómo queda',
  hint: 'Tu tienda con lo último que guardaste. Nadie más lo ve, salvo quien tenga el enlace, que dura dos horas o hasta que salgas.',
}
