/** Words of the page of a program's sign-in, in Spanish. */
export const es = {
  title: 'Dejar entrar un programa',
  intro: 'Escribe el código que muestra el programa.',
  code: 'Código del programa',
  find: 'Buscar',
  ask: (name: string) => `¿Dejar entrar a «${name}» en tu nombre?`,
  asked: (date: string, network: string) => `Lo pidió el ${date}, desde ${network}.`,
  unknownNetwork: 'una red desconocida',
  careful: 'Podrá hacer todo lo que haces tú. Déjalo entrar solo si acabas de iniciarlo.',
  letIn: 'Dejarlo entrar',
  refuse: 'No fui yo',
  isIn: 'Listo: el programa ya entró. Puedes cerrar esta página.',
  isRefused: 'Bien: el programa no entró.',
}
