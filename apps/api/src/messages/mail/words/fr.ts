import type { OwnWords } from './es.ts'

const words: OwnWords = {
  test: 'TEST',
  placed: {
    subject: (shop, number) => `${shop} : nous avons bien reçu votre commande ${number}`,
    title: 'Merci pour votre achat !',
    hello: (name, shop) => `Bonjour ${name}, ${shop} a bien reçu votre commande et vous préviendra à chaque étape.`,
    helloPaid: (name, shop) =>
      `Bonjour ${name}, ${shop} a bien reçu votre commande et votre paiement, et vous préviendra à chaque étape.`,
    helloUnpaid: (name, shop) => `Bonjour ${name}, ${shop} a bien reçu votre commande et attend votre paiement.`,
    helloHeld: (name, shop, until) =>
      `Bonjour ${name}, ${shop} vous réserve votre commande jusqu’au ${until}. Écrivez-lui sur WhatsApp pour convenir du paiement et de la livraison.`,
    see: 'Voir ma commande',
    keep: (number) =>
      `Gardez le numéro ${number} : avec votre numéro de pièce d’identité, il vous permet de suivre la commande.`,
    questions: 'Une question ?',
    reply: (shop) => `Répondez à cet e-mail, il arrivera chez ${shop}.`,
    chat: 'Écrire sur WhatsApp',
    chatText: (number) => `Bonjour, j’ai une question sur ma commande ${number}.`,
    why: (shop) => `Vous recevez cet e-mail parce que vous avez passé une commande chez ${shop}.`,
  },
  unpaid: {
    subject: (shop, number) => `${shop} : votre commande ${number} attend votre paiement`,
    title: 'Il ne manque que le paiement',
    lead: (name, shop, until) =>
      `Bonjour ${name}, ${shop} vous garde votre commande jusqu’au ${until}. Elle sera confirmée dès que vous l’aurez payée.`,
    pay: (total) => `Payer ${total}`,
    after: 'Passé ce délai, les articles sont remis en vente : vous pourrez encore payer la commande s’il en reste.',
    done: 'Si vous venez de payer, ne payez pas une seconde fois : nous vous écrirons dès que le paiement sera confirmé.',
  },
  steps: {
    confirmed: {
      subject: (shop, number) => `${shop} : votre commande ${number} est confirmée`,
      title: 'Commande confirmée',
      lead: (name, shop) => `Bonjour ${name}, ${shop} a confirmé votre commande et vous préviendra à chaque étape.`,
    },
    changed: {
      subject: (shop, number) => `${shop} : votre commande ${number} a changé`,
      title: 'Votre commande a changé',
      lead: (name, shop) =>
        `Bonjour ${name} : ${shop} a changé la destination de votre commande ou son paiement. Voici ce qu’il en est ; si quelque chose ne va pas, écrivez-lui.`,
    },
    paid: {
      subject: (shop, number) => `${shop} : nous avons reçu le paiement de votre commande ${number}`,
      title: 'Paiement reçu',
      lead: (name, shop) => `Bonjour ${name}, ${shop} a reçu le paiement de votre commande. Merci.`,
    },
    sent: {
      subject: (shop, number) => `${shop} : votre commande ${number} est en route`,
      title: 'Votre commande est en route',
      lead: (name, shop) => `Bonjour ${name}, ${shop} a expédié votre commande.`,
    },
    ready: {
      subject: (shop, number) => `${shop} : votre commande ${number} est prête`,
      title: 'Prête à être retirée',
      lead: (name, shop) =>
        `Bonjour ${name}, vous pouvez retirer votre commande chez ${shop}. Apportez le numéro de commande.`,
    },
    delivered: {
      subject: (shop, number) => `${shop} : votre commande ${number} a été livrée`,
      title: 'Commande livrée',
      lead: (name, shop) => `Bonjour ${name}, votre commande a été livrée. Merci de votre achat chez ${shop}.`,
    },
    returned: {
      subject: (shop, number) => `${shop} : le colis de votre commande ${number} est revenu à la boutique`,
      title: 'Le colis est revenu à la boutique',
      lead: (name, shop) =>
        `Bonjour ${name}, le colis de votre commande est revenu chez ${shop}. Écrivez-lui pour convenir de la suite.`,
    },
    refunded: {
      subject: (shop, number) => `${shop} : un remboursement pour votre commande ${number}`,
      title: 'Remboursement effectué',
      lead: (name, shop) =>
        `Bonjour ${name}, ${shop} a effectué un remboursement pour votre commande. Selon votre banque, cela peut prendre quelques jours.`,
    },
    cancelled: {
      subject: (shop, number) => `${shop} : votre commande ${number} a été annulée`,
      title: 'Commande annulée',
      lead: (name, shop) =>
        `Bonjour ${name}, votre commande chez ${shop} a été annulée. Si vous l’aviez déjà payée, écrivez-lui pour convenir du remboursement.`,
    },
    lapsed: {
      subject: (shop, number) => `${shop} : votre commande ${number} a expiré`,
      title: 'La commande a expiré',
      lead: (name, shop) =>
        `Bonjour ${name}, votre commande chez ${shop} n’a pas été confirmée à temps et ses articles sont de nouveau en vente. Vous pouvez les commander à nouveau.`,
    },
    follow: 'Suivre le colis',
  },
  sold: {
    subject: (number, total) => `Nouvelle commande ${number} : ${total}`,
    title: (number) => `Vous avez une nouvelle commande : ${number}`,
    see: 'Voir la commande',
    answer: 'Confirmer ou annuler',
    code: 'Votre code pour cette commande',
    codeText: (until) =>
      `Saisissez-le sur la page de la commande pour la confirmer ou l’annuler. Il ne sert qu’une fois, et jusqu’au ${until} : ensuite la commande est annulée et les articles reviennent en vente. Ne le donnez à personne.`,
    reply: (name) => `Si vous répondez à cet e-mail, il arrivera chez ${name}.`,
    noReply: 'La personne n’a pas laissé d’e-mail : contactez-la par téléphone.',
  },
  proof: {
    subject: (number) => `Le justificatif de la commande ${number} est arrivé`,
    title: 'Un justificatif de paiement est arrivé',
    lead: (name) => `${name} a envoyé le justificatif de son paiement.`,
    check: 'Vérifiez sur votre compte que l’argent est arrivé avant d’expédier : un justificatif peut être faux.',
    see: 'Voir le justificatif',
  },
  trouble: {
    subject: (number) => `Vérifiez le paiement de la commande ${number}`,
    title: 'Le paiement de cette commande demande votre attention',
    next: 'Regardez le paiement dans l’espace du prestataire et décidez de la suite : aucun remboursement ne part d’ici.',
    see: 'Voir la commande',
    what: {
      paidTwice: 'Cette commande a été payée deux fois : remboursez l’un des deux paiements.',
      paidButCancelled:
        'Cette commande est annulée et l’argent est arrivé : remboursez-le ou contactez la personne qui a acheté.',
      nothingLeft:
        'Le paiement est arrivé hors délai et les produits sont déjà vendus : trouvez-en d’autres ou remboursez.',
      misfit:
        'Un paiement est arrivé qui ne correspond pas à ce qui était demandé (montant, devise ou environnement) : la commande n’est pas considérée comme payée.',
    },
  },
  contact: {
    subject: (name) => `Message de ${name} depuis votre boutique`,
    title: (name) => `${name} vous a écrit`,
    from: (shop) => `Reçu par la page de contact de ${shop}.`,
    reply: (name) => `Si vous répondez à cet e-mail, il arrivera chez ${name}.`,
    see: 'Voir les messages dans le bureau',
  },
  newsletter: {
    subject: (shop) => `Souhaitez-vous recevoir les nouveautés de ${shop} ?`,
    eyebrow: 'Nouveautés',
    title: 'Encore une étape',
    lead: (shop) =>
      `Quelqu’un, sans doute vous, a demandé à recevoir à cette adresse les nouveautés et les offres de ${shop}. Confirmez-le, et nous vous préviendrons dès qu’il y aura du nouveau.`,
    confirm: 'Oui, je veux les recevoir',
    ignore: 'Si ce n’était pas vous, ne faites rien : sans votre confirmation, nous ne vous écrirons plus.',
    leave: 'Je ne veux pas recevoir ces e-mails',
    why: (shop) =>
      `Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse dans le formulaire de nouveautés de ${shop}.`,
  },
  invitation: {
    subject: (shop) => `${shop} vous invite dans son équipe`,
    title: 'Vous êtes invité dans une équipe',
    lead: (shop, role) => `${shop} souhaite que vous travailliez dans sa boutique comme ${role}.`,
    accept: 'Voir l’invitation',
    ignore:
      'Elle est valable sept jours, et pour cette adresse seulement. Si vous ne connaissez pas la boutique, ne faites rien.',
    roles: {
      owner: 'propriétaire',
      manager: 'gérant',
      sales: 'vendeur',
      stockroom: 'magasinier',
      content: 'responsable du contenu',
      accountant: 'comptable',
    },
  },
  webhook: {
    subject: (host) => `${host} n’est plus informé de votre boutique`,
    title: 'Un webhook a été désactivé',
    lead: (host) => `Depuis cinq jours, rien de ce que nous envoyons à ${host} n’arrive : nous avons cessé d’envoyer.`,
    look: 'Dans le bureau, vous voyez ce qui a été répondu et vous le réactivez.',
    see: 'Voir le webhook',
  },
  account: {
    code: {
      subject: (code) => `${code} est votre code`,
      title: 'Votre code pour entrer',
      lead: 'Quelqu’un, sans doute vous, veut se connecter avec cette adresse.',
      label: 'Code',
      text: (brand) =>
        `Saisissez-le là où vous l’avez demandé. Il sert pendant dix minutes, une seule fois. Ne le donnez à personne : ${brand} ne vous le demandera jamais.`,
      enter: 'Entrer',
      ignore: 'Si ce n’était pas vous, ne faites rien : sans ce code, personne n’entre.',
    },
    emailCode: {
      subject: (code) => `${code} est votre code`,
      title: 'Confirmez cette adresse',
      lead: (brand) => `Saisissez ce code pour vous connecter désormais à ${brand} avec cette adresse.`,
    },
    emailAsked: {
      subject: 'Changez-vous d’adresse ?',
      lead: (email) => `Quelqu’un qui est connecté à votre compte a demandé à remplacer votre adresse par ${email}.`,
      note: 'Si ce n’était pas vous, ouvrez votre compte et fermez les sessions que vous ne connaissez pas.',
    },
    emailChanged: {
      subject: 'Votre adresse a changé',
      lead: (email) => `Vous vous connectez désormais avec ${email}, et non plus avec cette adresse.`,
      note: 'Si ce n’était pas vous, reprenez-la dans les sept jours : nous fermerons toutes les sessions et supprimerons les clés d’accès créées depuis.',
    },
    newDevice: {
      subject: 'Était-ce vous ?',
      lead: (device) => `Quelqu’un s’est connecté à votre compte depuis un nouvel appareil : ${device}.`,
      note: 'Si ce n’était pas vous, ouvrez votre compte, fermez cette session et créez une clé d’accès.',
    },
    passkeyAdded: {
      subject: 'Vous avez une nouvelle clé d’accès',
      lead: (name) => `Avec « ${name} », vous pouvez entrer sans code.`,
      note: 'Si ce n’était pas vous, ouvrez votre compte, supprimez cette clé et fermez les autres sessions.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été supprimée',
      lead: (name) => `« ${name} » ne donne plus accès à votre compte.`,
      note: 'Si ce n’était pas vous, ouvrez votre compte et fermez les sessions que vous ne connaissez pas.',
    },
    recoveryUsed: {
      subject: 'Un de vos codes imprimés a servi',
      lead: (device) => `Quelqu’un s’est connecté à votre compte avec un code imprimé, depuis ${device}.`,
      note: 'Si ce n’était pas vous, ouvrez votre compte, fermez cette session et imprimez de nouveaux codes.',
    },
    moneyAsked: {
      subject: 'Quelqu’un change où va l’argent',
      lead: (what) => `On a demandé à changer où va l’argent de la boutique : ${what}. Le changement attend 24 heures.`,
      note: 'Si vous ne l’attendiez pas, annulez-le dans les paiements de la boutique avant qu’il ne prenne effet, et vérifiez qui est dans votre équipe.',
    },
    moneyChanged: {
      subject: 'L’argent va maintenant ailleurs',
      lead: (what) => `L’argent de la boutique va maintenant ailleurs : ${what}.`,
      note: 'Si vous ne l’attendiez pas, ouvrez tout de suite les paiements de la boutique.',
    },
    moneyRemoved: {
      subject: 'Un compte où allait l’argent a été retiré',
      lead: (what) => `L’argent de la boutique ne va plus ici : ${what}.`,
      note: 'Si vous ne l’attendiez pas, ouvrez tout de suite les paiements de la boutique, et vérifiez qui est dans votre équipe.',
    },
    ownerAdded: {
      subject: 'Votre boutique a un titulaire de plus',
      lead: (who) => `Une personne est maintenant titulaire de la boutique et peut tout y changer : ${who}.`,
      note: 'Si vous ne l’attendiez pas, retirez-la tout de suite de l’équipe de la boutique.',
    },
    ownerRemoved: {
      subject: 'Une personne n’est plus titulaire de votre boutique',
      lead: (who) => `N’est plus titulaire de la boutique : ${who}.`,
      note: 'Si vous ne l’attendiez pas, regardez dans l’équipe qui peut entrer maintenant. Si vous ne pouvez plus entrer, écrivez à notre support.',
    },
    lookAtTeam: 'Voir l’équipe',
    lookAtPayments: 'Voir les paiements',
    deposit: 'compte pour les virements',
    recoveryMade: {
      subject: 'Des codes de secours ont été créés',
      lead: () => 'Quelqu’un dans votre compte a créé dix codes à imprimer. Les précédents ne servent plus.',
      note: 'Si ce n’était pas vous, fermez-lui la porte avec le bouton ci-dessous et créez de nouveaux codes.',
    },
    supportEmergency: {
      subject: 'Notre support est entré dans votre boutique',
      lead: (shop: string) =>
        `En urgence, une personne de notre support peut regarder « ${shop} » pendant un jour. Elle ne voit rien de vos acheteurs. Le motif :`,
      note: 'Vous pouvez mettre fin à cet accès dans Équipe quand vous voulez. Le registre de la boutique dit chaque étape.',
    },
    shopPaused: {
      subject: 'Nous avons mis votre boutique en pause',
      lead: (shop: string) => `« ${shop} » est montrée comme fermée pour le moment. Le motif :`,
      note: 'Si vous pensez que c’est une erreur, ou une fois le problème réglé, écrivez au support de la plateforme.',
    },
    shopDeletionAsked: {
      subject: 'Votre boutique sera supprimée dans 30 jours',
      lead: (shop: string) =>
        `L’un de ses propriétaires a supprimé la boutique : ${shop}. Elle est fermée, et ce jour-là tout est effacé pour toujours.`,
      note: 'Si vous ne vous y attendiez pas, récupérez-la dans Exporter et fermer avant ce jour, et voyez qui est dans votre équipe. Vous pouvez aussi y emporter vos données.',
    },
    shopKept: {
      subject: 'Votre boutique ne sera pas supprimée',
      lead: (shop: string) =>
        `L’un de ses propriétaires a récupéré la boutique : ${shop}. Elle reste fermée jusqu’à ce que vous l’ouvriez.`,
      note: 'Rien n’est perdu.',
    },
    shopDeleted: {
      subject: 'Votre boutique a été supprimée',
      lead: (shop: string) =>
        `Les 30 jours sont passés, et « ${shop} » est effacée pour toujours, avec ses produits, commandes et photos.`,
      note: 'Si vous avez emporté le fichier de la boutique, on peut la rouvrir avec lui.',
    },
    domainLapsed: {
      subject: 'Votre domaine n’ouvre plus votre boutique',
      lead: (shop: string) =>
        `Depuis plusieurs jours il ne mène plus chez nous : ${shop}. Votre boutique reste ouverte à son adresse habituelle, et ses liens y mènent.`,
      note: 'Si vous l’avez déplacé exprès, retirez-le dans Réglages → Domaine. Sinon, vérifiez là où vous l’avez acheté s’il est encore payé et si ses enregistrements sont ceux de Réglages → Domaine ; touchez ensuite « Regarder à nouveau ».',
    },
    notMe: 'Ce n’était pas moi : fermer toutes les sessions',
    lookShop: 'Ouvrir ma boutique',
    lookAtDomain: 'Voir le domaine',
    look: 'Voir mon compte',
    undo: 'Reprendre mon adresse',
    why: (brand) => `Vous recevez ce message parce que quelqu’un a utilisé votre adresse sur ${brand}.`,
  },
  quoted: (text) => `«\u202f${text}\u202f»`,
  labelled: (name, value) => `${name} : ${value}`,
  order: (number) => `Commande ${number}`,
  units: (count) => (count <= 1 ? `${count} article` : `${count} articles`),
  discount: 'Remise',
  coupon: (code: string) => `Code promo ${code}`,
  delivery: 'Livraison',
  payInto: 'Versez le total sur ce compte : la boutique expédie après confirmation du paiement.',
  pickUp: 'Retrait en boutique',
  arrives: (from: number, to: number) => {
    if (from < to) return `Livré sous ${from} à ${to} jours ouvrés`
    return to === 1 ? 'Livré sous 1 jour ouvré' : `Livré sous ${to} jours ouvrés`
  },
  payment: 'Paiement',
  onPage: 'L’adresse figure sur la page de votre commande',
  idNumber: 'Pièce d’identité',
  invoice: 'Facture',
  email: 'E-mail',
  howToPay: {
    cashOnDelivery: 'Vous payez en espèces à la réception. Si possible, préparez le montant exact.',
    bankDeposit: 'La boutique vous donne ses coordonnées bancaires et expédie après confirmation du paiement.',
    toBeAgreed: 'La boutique vous contacte pour convenir du paiement.',
    payInStore: 'Vous payez en retirant votre commande en boutique. Apportez le numéro de commande.',
  },
}

export default words
