/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '20 ␣ 24 ,.‘’· 25 \'ij 26 Il 27 J 29 !:;¡ 30 -| 32 ft 35 ()/[] 36 º 37 ª 38 r 39 * 43 ° 45 “” 46 " 47 sz 49 ?y¿ 50 Lx® 51 cv 52 Fe 54 ko 55 E 56 Yghnu 57 $+0123456789=Tabdpq 58 S 59 PZ 60 #BR_«»–… 62 ACKVX 65 DG 66 U 67 OQ 68 H 71 &N 78 ™ 80 w 83 æ 84 @mœÆ 85 %Œ 88 M 90 — 92 W',
  'instrument-sans':
    '14 · 19 ␣ 23 | 25 I 26 \'ijl 28 ,.:;‘’ 30 !¡ 37 f° 38 ª 39 1r 41 tº 43 *J 44 ()/[] 45 " 47 _“” 49 -s 51 z 54 +=vy 55 c«» 56 27ak 57 e 58 35?¿ 59 FLx 60 8ou– 61 hn 62 469bdgpq 63 EZ 64 $S 65 B 66 RT 67 P 68 0 70 UY 71 KX 73 #AHNV… 75 C 76 DG 77 & 79 %O 80 w 81 Q 82 ® 86 ™ 87 @ 88 æ 90 M— 94 m 95 œ 97 Æ 108 Œ 109 W',
}
