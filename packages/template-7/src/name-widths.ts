/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '20 \' 24 ␣i| 25 Ij‘’ 26 !l¡ 27 ,.:;· 32 [] 33 ()f 35 -1ª 36 r 37 ° 39 t 40 "º 42 * 44 s 47 Lz 49 /7Fac 50 2¿“” 51 Eekv 52 35x 53 ?n 54 $8J_hou 55 069Sbdgpqy– 56 PTZ 57 BR 58 4 60 «» 61 Y 62 &KV 63 A 64 DU 65 +=H® 66 X 67 C 68 #N 69 G 71 OQ 75 w 78 % 79 æ 82 m 83 … 84 MÆ 85 @œ™ 95 — 98 W 99 Œ',
  nunito:
    '24 !\',.:;¡‘’· 25 ij 26 ␣ 28 I| 31 /l 33 ª 34 º 35 J 36 ()[]f° 38 t 39 r 42 - 43 * 45 ?¿“” 46 "cz 47 s 48 _– 51 vy«» 53 e 54 akx 55 FL 57 hnou 58 #$+0123456789= 59 Ebdpq 60 Zg 61 TY 62 S 64 P 66 C 67 KX 68 BR 71 V 72 GU 73 &AN 75 D 76 H… 78 OQ 80 ® 84 w 85 æ 86 M 87 m 90 œ 93 %@ 95 ™ 98 Æ— 104 Œ 110 W',
}
