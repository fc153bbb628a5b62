/** Names that merchants use for colours, in the four languages, without accents and in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  '#14120f': 'negro tinta black ink preto noir encre',
  '#ffffff': 'blanco white branco blanc',
  '#ebe3d2': 'crudo marfil hueso ivory ecru off-white cru marfim ecru ivoire',
  '#d8c3a0': 'beige arena sand areia sable bege',
  '#8b8b88': 'gris gray grey cinza',
  '#b3202c': 'rojo red vermelho rouge',
  '#6e0f22': 'vinotinto oxblood burgundy bordo bordeaux vinho',
  '#e7a8b0': 'rosa rosado pink rose',
  '#d9722e': 'naranja orange laranja',
  '#f0cf4a': 'amarillo yellow amarelo jaune',
  '#c39020': 'mostaza mustard mostarda moutarde ocre',
  '#3f7a4a': 'verde green vert',
  '#2f4a36': 'botella bottle garrafa bouteille',
  '#6b6b3a': 'oliva olive militar',
  '#2f5da8': 'azul blue bleu',
  '#1b2a41': 'marino navy marinho marine',
  '#9fbad0': 'celeste sky ciel',
  '#3aa6a0': 'turquesa turquoise',
  '#6d4a8a': 'morado purple roxo violet violeta lila lilac lilas',
  '#6b4630': 'cafe marron brown marrom castanho chocolate brun',
  '#b98755': 'camel miel caramelo caramel',
  '#c9a45c': 'dorado gold dourado or',
  '#c4c6c8': 'plateado silver prateado argent',
}
const byName = new Map(Object.entries(NAMES).flatMap(([hex, names]) => names.split(' ').map((name) => [name, hex])))

/** The colour with this name, in any case and with or without accents; null for unknown names. */
export const swatchOf = (value: string): string | null =>
  byName.get(value.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()) ?? null
