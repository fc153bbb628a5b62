/** Words of drafts of forms. */
export const es = {
  there: (when: string) => `Aquí hay cambios sin guardar, del ${when}.`,
  take: 'Seguir con ellos',
  forget: 'Descartar',
  kept: (when: string) => `Borrador guardado, ${when}`,
  forgotten: 'Cambios descartados.',
}
