/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '24 \' 25 ␣ 29 ,.:;ijl|‘’· 31 !IJ¡ 37 ()[] 42 r 43 f 44 / 45 1t– 48 ° 49 "-ª 51 * 52 ?cs¿ 54 7º 55 +=z 57 23“” 58 5 59 ae 60 x 61 $LS 63 vy 64 _ko 65 #Fhnu 66 69CZbdgpq 67 4E 68 TY«» 69 BP 70 K® 71 08 72 RX 76 G 77 V 78 A 79 U 80 D 81 HN 84 &OQ 90 … 92 æ 93 — 96 m 97 w 99 Mœ 107 Æ 111 @ 113 %Œ 117 ™ 123 W',
  saira:
    '24 ␣ 27 \' 28 ijl| 30 ‘’ 31 ,.:;I· 32 ¡ 34 ! 35 () 36 - 38 1[]_° 40 Jtª 41 /r 42 fº 43 * 44 ¿ 45 c 46 – 48 s 49 «» 50 "? 51 z 52 $+=L 54 ev“” 55 7CFao 56 bdgpqx 57 Thknuy 58 E 59 23S 60 Z 61 5 62 P 63 4Y 64 0BGV 65 69DR 66 8U 67 AK 68 #OQX 69 HN 72 & 73 ® 80 ™ 83 wæ 85 mœ 86 — 87 % 88 M 92 @ 95 … 96 Æ 97 WŒ',
}
