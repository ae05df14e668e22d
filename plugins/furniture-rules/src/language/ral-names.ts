import type { Words } from "./language.js";

/** German and English names of RAL Classic: data, so they stand side by side. A module of its own: a page which needs none loads none. */
const NAMES = `
1000 Grünbeige|Green beige; 1001 Beige|Beige; 1002 Sandgelb|Sand yellow; 1003 Signalgelb|Signal yellow;
1004 Goldgelb|Golden yellow; 1005 Honiggelb|Honey yellow; 1006 Maisgelb|Maize yellow;
1007 Narzissengelb|Daffodil yellow; 1011 Braunbeige|Brown beige; 1012 Zitronengelb|Lemon yellow;
1013 Perlweiß|Oyster white; 1014 Elfenbein|Ivory; 1015 Hellelfenbein|Light ivory;
1016 Schwefelgelb|Sulfur yellow; 1017 Safrangelb|Saffron yellow; 1018 Zinkgelb|Zinc yellow;
1019 Graubeige|Grey beige; 1020 Olivgelb|Olive yellow; 1021 Rapsgelb|Colza yellow;
1023 Verkehrsgelb|Traffic yellow; 1024 Ockergelb|Ochre yellow; 1026 Leuchtgelb|Luminous yellow;
1027 Currygelb|Curry; 1028 Melonengelb|Melon yellow; 1032 Ginstergelb|Broom yellow;
1033 Dahliengelb|Dahlia yellow; 1034 Pastellgelb|Pastel yellow; 1035 Perlbeige|Pearl beige;
1036 Perlgold|Pearl gold; 1037 Sonnengelb|Sun yellow;
2000 Gelborange|Yellow orange; 2001 Rotorange|Red orange; 2002 Blutorange|Vermilion;
2003 Pastellorange|Pastel orange; 2004 Reinorange|Pure orange; 2005 Leuchtorange|Luminous orange;
2007 Leuchthellorange|Luminous bright orange; 2008 Hellrotorange|Bright red orange;
2009 Verkehrsorange|Traffic orange; 2010 Signalorange|Signal orange; 2011 Tieforange|Deep orange;
2012 Lachsorange|Salmon orange; 2013 Perlorange|Pearl orange; 2017 RAL Orange|RAL orange;
3000 Feuerrot|Flame red; 3001 Signalrot|Signal red; 3002 Karminrot|Carmine red; 3003 Rubinrot|Ruby red;
3004 Purpurrot|Purple red; 3005 Weinrot|Wine red; 3007 Schwarzrot|Black red; 3009 Oxidrot|Oxide red;
3011 Braunrot|Brown red; 3012 Beigerot|Beige red; 3013 Tomatenrot|Tomato red; 3014 Altrosa|Antique pink;
3015 Hellrosa|Light pink; 3016 Korallenrot|Coral red; 3017 Rosé|Rose; 3018 Erdbeerrot|Strawberry red;
3020 Verkehrsrot|Traffic red; 3022 Lachsrot|Salmon pink; 3024 Leuchtrot|Luminous red;
3026 Leuchthellrot|Luminous bright red; 3027 Himbeerrot|Raspberry red; 3028 Reinrot|Pure red;
3031 Orientrot|Orient red; 3032 Perlrubinrot|Pearl ruby red; 3033 Perlrosa|Pearl pink;
4001 Rotlila|Red lilac; 4002 Rotviolett|Red violet; 4003 Erikaviolett|Heather violet;
4004 Bordeauxviolett|Claret violet; 4005 Blaulila|Blue lilac; 4006 Verkehrspurpur|Traffic purple;
4007 Purpurviolett|Purple violet; 4008 Signalviolett|Signal violet; 4009 Pastellviolett|Pastel violet;
4010 Telemagenta|Telemagenta; 4011 Perlviolett|Pearl violet; 4012 Perlbrombeer|Pearl blackberry;
5000 Violettblau|Violet blue; 5001 Grünblau|Green blue; 5002 Ultramarinblau|Ultramarine blue;
5003 Saphirblau|Sapphire blue; 5004 Schwarzblau|Black blue; 5005 Signalblau|Signal blue;
5007 Brillantblau|Brilliant blue; 5008 Graublau|Grey blue; 5009 Azurblau|Azure blue;
5010 Enzianblau|Gentian blue; 5011 Stahlblau|Steel blue; 5012 Lichtblau|Light blue;
5013 Kobaltblau|Cobalt blue; 5014 Taubenblau|Pigeon blue; 5015 Himmelblau|Sky blue;
5017 Verkehrsblau|Traffic blue; 5018 Türkisblau|Turquoise blue; 5019 Capriblau|Capri blue;
5020 Ozeanblau|Ocean blue; 5021 Wasserblau|Water blue; 5022 Nachtblau|Night blue;
5023 Fernblau|Distant blue; 5024 Pastellblau|Pastel blue; 5025 Perlenzian|Pearl gentian blue;
5026 Perlnachtblau|Pearl night blue;
6000 Patinagrün|Patina green; 6001 Smaragdgrün|Emerald green; 6002 Laubgrün|Leaf green;
6003 Olivgrün|Olive green; 6004 Blaugrün|Blue green; 6005 Moosgrün|Moss green; 6006 Grauoliv|Grey olive;
6007 Flaschengrün|Bottle green; 6008 Braungrün|Brown green; 6009 Tannengrün|Fir green;
6010 Grasgrün|Grass green; 6011 Resedagrün|Reseda green; 6012 Schwarzgrün|Black green;
6013 Schilfgrün|Reed green; 6014 Gelboliv|Yellow olive; 6015 Schwarzoliv|Black olive;
6016 Türkisgrün|Turquoise green; 6017 Maigrün|May green; 6018 Gelbgrün|Yellow green;
6019 Weißgrün|Pastel green; 6020 Chromoxidgrün|Chrome green; 6021 Blassgrün|Pale green;
6022 Braunoliv|Olive drab; 6024 Verkehrsgrün|Traffic green; 6025 Farngrün|Fern green;
6026 Opalgrün|Opal green; 6027 Lichtgrün|Light green; 6028 Kieferngrün|Pine green;
6029 Minzgrün|Mint green; 6032 Signalgrün|Signal green; 6033 Minttürkis|Mint turquoise;
6034 Pastelltürkis|Pastel turquoise; 6035 Perlgrün|Pearl green; 6036 Perlopalgrün|Pearl opal green;
6037 Reingrün|Pure green; 6038 Leuchtgrün|Luminous green; 6039 Fasergrün|Fibrous green;
7000 Fehgrau|Squirrel grey; 7001 Silbergrau|Silver grey; 7002 Olivgrau|Olive grey;
7003 Moosgrau|Moss grey; 7004 Signalgrau|Signal grey; 7005 Mausgrau|Mouse grey;
7006 Beigegrau|Beige grey; 7008 Khakigrau|Khaki grey; 7009 Grüngrau|Green grey;
7010 Zeltgrau|Tarpaulin grey; 7011 Eisengrau|Iron grey; 7012 Basaltgrau|Basalt grey;
7013 Braungrau|Brown grey; 7015 Schiefergrau|Slate grey; 7016 Anthrazitgrau|Anthracite grey;
7021 Schwarzgrau|Black grey; 7022 Umbragrau|Umbra grey; 7023 Betongrau|Concrete grey;
7024 Graphitgrau|Graphite grey; 7026 Granitgrau|Granite grey; 7030 Steingrau|Stone grey;
7031 Blaugrau|Blue grey; 7032 Kieselgrau|Pebble grey; 7033 Zementgrau|Cement grey;
7034 Gelbgrau|Yellow grey; 7035 Lichtgrau|Light grey; 7036 Platingrau|Platinum grey;
7037 Staubgrau|Dusty grey; 7038 Achatgrau|Agate grey; 7039 Quarzgrau|Quartz grey;
7040 Fenstergrau|Window grey; 7042 Verkehrsgrau A|Traffic grey A; 7043 Verkehrsgrau B|Traffic grey B;
7044 Seidengrau|Silk grey; 7045 Telegrau 1|Telegrey 1; 7046 Telegrau 2|Telegrey 2;
7047 Telegrau 4|Telegrey 4; 7048 Perlmausgrau|Pearl mouse grey;
8000 Grünbraun|Green brown; 8001 Ockerbraun|Ochre brown; 8002 Signalbraun|Signal brown;
8003 Lehmbraun|Clay brown; 8004 Kupferbraun|Copper brown; 8007 Rehbraun|Fawn brown;
8008 Olivbraun|Olive brown; 8011 Nussbraun|Nut brown; 8012 Rotbraun|Red brown;
8014 Sepiabraun|Sepia brown; 8015 Kastanienbraun|Chestnut brown; 8016 Mahagonibraun|Mahogany brown;
8017 Schokoladenbraun|Chocolate brown; 8019 Graubraun|Grey brown; 8022 Schwarzbraun|Black brown;
8023 Orangebraun|Orange brown; 8024 Beigebraun|Beige brown; 8025 Blassbraun|Pale brown;
8028 Terrabraun|Terra brown; 8029 Perlkupfer|Pearl copper;
9001 Cremeweiß|Cream; 9002 Grauweiß|Grey white; 9003 Signalweiß|Signal white;
9004 Signalschwarz|Signal black; 9005 Tiefschwarz|Jet black; 9006 Weißaluminium|White aluminium;
9007 Graualuminium|Grey aluminium; 9010 Reinweiß|Pure white; 9011 Graphitschwarz|Graphite black;
9012 Reinraumweiß|Clean room white; 9016 Verkehrsweiß|Traffic white; 9017 Verkehrsschwarz|Traffic black;
9018 Papyrusweiß|Papyrus white; 9022 Perlhellgrau|Pearl light grey; 9023 Perldunkelgrau|Pearl dark grey;`;

/** By number: "RAL 5024". */
export const RAL_NAMES: ReadonlyMap<string, Words> = new Map(
  NAMES.split(";").map((entry) => {
    const [, number = "", de = "", en = ""] = /^\s*(\d{4}) (.+)\|(.+)$/.exec(entry) ?? [];
    return [`RAL ${number}`, { de, en }];
  }),
);
