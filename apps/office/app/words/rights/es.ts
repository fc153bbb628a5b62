/** What is said to who follows a link to a screen that their role does not cover. */
export const es = {
  needs: (roles: string, givers: string) =>
    `Para esto hace falta el rol de ${roles}. Te lo puede dar quien tenga el rol de ${givers}.`,
  support: 'El acceso de soporte no llega hasta aquí.',
}
