-- What a wardrobe is called besides, in both languages: kinds, cuts, cloths, colors and occasions.

update search_synonyms set words = words || '{"moto jacket","motorbike jacket","motorcycle jacket",biker,"байкерская куртка"}' where 'косуха' = any(words);
update search_synonyms set words = words || '{ballerinas,"ballerina flats",балеринки,"ballet shoes"}' where 'балетки' = any(words);
update search_synonyms set words = words || '{muffler,stole,"neck scarf",pashmina,пашмина}' where 'шарф' = any(words);
update search_synonyms set words = words || '{"knit cap","knit hat","wool hat","winter hat",toque,докер}' where 'шапка' = any(words);
update search_synonyms set words = words || '{кушак,"waist belt"}' where 'ремень' = any(words);
update search_synonyms set words = words || '{"sport coat","sports jacket","suit coat",пиджачок}' where 'жакет' = any(words);
update search_synonyms set words = words || '{плащик,тренчик,"rain coat",rainwear}' where 'тренч' = any(words);
update search_synonyms set words = words || '{"bodywarmer","body warmer","sweater vest",жилетик}' where 'жилет' = any(words);
update search_synonyms set words = words || '{"puffer coat","down coat","padded coat","bubble coat","bubble jacket","quilted jacket","padded jacket","стёганая куртка","дутая куртка","пуховое пальто",пуховичок}' where 'пуховик' = any(words);
update search_synonyms set words = words || '{cardi}' where 'кардиган' = any(words);
update search_synonyms set words = words || '{crewneck,свитерок,пуловерчик}' where 'джемпер' = any(words);
update search_synonyms set words = words || '{"polo-neck",водолазочка}' where 'водолазка' = any(words);
update search_synonyms set words = words || '{tees,"tee-shirt",футболочка}' where 'футболка' = any(words);
update search_synonyms set words = words || '{алкоголичка,cami,"vest top"}' where 'майка' = any(words);
update search_synonyms set words = words || '{"dress pants","suit pants","suit trousers","formal trousers"}' where 'брюки' = any(words);
update search_synonyms set words = words || '{khakis}' where 'чиносы' = any(words);
update search_synonyms set words = words || '{"tennis shoes","running shoes",конверсы}' where 'кеды' = any(words);
update search_synonyms set words = words || '{мокасы,топсайдеры,"boat shoes","driving shoes"}' where 'лоферы' = any(words);
update search_synonyms set words = words || '{"riding boots","tall boots","high boots","long boots"}' where 'сапоги' = any(words);
update search_synonyms set words = words || '{авоська,саквояж}' where 'шоппер' = any(words);
update search_synonyms set words = words || '{"shoulder bag","messenger bag",satchel,"сумка почтальон",почтальонка,планшет}' where 'кроссбоди' = any(words);
update search_synonyms set words = words || '{рубашка-пиджак}' where 'рубашка-куртка' = any(words);
update search_synonyms set words = words || '{"dress shirt","formal shirt","button down","button up",buttondown,сорочка}' where 'рубашка' = any(words);
update search_synonyms set words = words || '{gown}' where 'платье' = any(words);
update search_synonyms set words = words || '{джерси,вязанный}' where 'трикотаж' = any(words);
update search_synonyms set words = words || '{хб,"х/б","100% cotton"}' where 'хлопок' = any(words);
update search_synonyms set words = words || '{букле,boucle}' where 'твид' = any(words);
update search_synonyms set narrower = narrower || '{букле,boucle}' where 'шерсть' = any(words);
update search_synonyms set words = words || '{шотландка,ковбойка,lumberjack}' where 'клетка' = any(words);
update search_synonyms set words = words || '{pinstripe,pinstriped}' where 'полоска' = any(words);
update search_synonyms set words = words || '{baggy,багги,бэгги,slouchy,мешковатый}' where 'широкий' = any(words);
update search_synonyms set words = words || '{"сливочный","топлёное молоко","слоновая кость","off white","off-white"}' where 'молочный' = any(words);
update search_synonyms set words = words || '{телесный,беж}' where 'бежевый' = any(words);
update search_synonyms set words = words || '{сливовый,баклажановый,plum,aubergine,"dark red","тёмно-красный"}' where 'бордовый' = any(words);
update search_synonyms set words = words || '{"dark brown","тёмно-коричневый"}' where 'шоколад' = any(words);
update search_synonyms set words = words || '{чернильный,"midnight blue",midnight}' where 'тёмно-синий' = any(words);
update search_synonyms set words = words || '{охра,ochre,"mustard yellow"}' where 'горчица' = any(words);
update search_synonyms set words = words || '{"морская волна",aqua}' where 'бирюзовый' = any(words);

insert into search_synonyms (words, narrower) values
  -- Kinds.
  ('{джинсовка,"джинсовая куртка","denim jacket","jean jacket","jeans jacket","trucker jacket"}', '{}'),
  ('{"вязаное платье","трикотажное платье",платье-свитер,платье-лапша,"knit dress","knitted dress","sweater dress","jumper dress"}', '{}'),
  ('{халат,"robe coat","wrap coat","belted coat",пальто-халат}', '{}'),
  ('{берцы,мартинсы,тимберленды,"combat boots","hiking boots","work boots","military boots","desert boots"}', '{"lace up",шнуровка}'),
  ('{казаки,"cowboy boots","western boots","dealer boots"}', '{челси,chelsea}'),
  ('{авиатор,пилот,"куртка пилот","flight jacket",aviator,"varsity jacket"}', '{бомбер,bomber}'),
  ('{топкот,topcoat,"top coat","wool coat","драповое пальто",драп}', '{пальто,coat}'),
  ('{"гавайская рубашка","hawaiian shirt","camp shirt","resort shirt","bowling shirt","cuban collar"}', '{огурцы,paisley}'),
  ('{"оксфордская рубашка","oxford shirt","chambray shirt"}', '{рубашка,shirt}'),
  ('{треники,спортивки,"спортивные брюки","спортивные штаны","lounge pants"}', '{"брюки на кулиске","drawstring trousers"}'),
  ('{дудочки,зауженный,узкий,skinny,slim,tapered,"slim fit"}', '{cigarette,сигареты}'),
  ('{легинсы,лосины,леггинсы,leggings}', '{cigarette,сигареты}'),
  ('{килт,kilt}', '{плиссе,pleated}'),
  ('{трапеция,"a line",aline}', '{}'),
  ('{футляр,"платье футляр",sheath,bodycon,"pencil dress"}', '{}'),
  ('{беретка,беретик,"french hat"}', '{берет,beret}'),
  ('{фуляр,foulard,"silk scarf","шёлковый шарф",каре}', '{"silk square"}'),
  ('{плед,"blanket scarf"}', '{шарф,scarf}'),
  -- Cuts and cloths.
  ('{глянцевый,блестящий,лаковый,glossy,shiny,patent}', '{}'),
  ('{тканевый,текстильный,fabric,textile}', '{канвас,canvas}'),
  ('{лапша,рубчик,"в рубчик",ribbed,rib}', '{резинка}'),
  ('{"гусиная лапка",пье-де-пуль,houndstooth,dogtooth}', '{}'),
  ('{ёлочка,herringbone}', '{}'),
  ('{"круглый вырез","круглый ворот","crew neck","round neck"}', '{}'),
  ('{"v вырез","v-образный вырез","v neck"}', '{}'),
  ('{аранский,аран,aran,fisherman,рыбацкий}', '{}'),
  ('{альпака,мохер,ангора,alpaca,mohair,angora}', '{шерсть,wool}'),
  ('{плащёвка,болонья,waterproof,водоотталкивающий,непромокаемый}', '{нейлон,nylon,тренч,trench}'),
  ('{морской,матросский,nautical,sailor}', '{полоска,stripe}'),
  -- Colors.
  ('{хаки,khaki,болотный,милитари,military}', '{оливковый,olive,песочный,sand}'),
  ('{фуксия,малиновый,коралловый,персиковый,fuchsia,coral,peach,blush}', '{розовый,pink,"пыльная роза","dusty rose"}'),
  ('{лимонный,lemon}', '{жёлтый,yellow,ванильный,vanilla}'),
  ('{васильковый,кобальтовый,cobalt,"royal blue"}', '{синий,blue}'),
  ('{пепельный,стальной,серебряный,серебристый,silver}', '{серый,grey}'),
  ('{золотой,золотистый,gold,golden}', '{горчичный,mustard,шампань,champagne}'),
  -- When and for what.
  ('{осень,осенний,весна,весенний,демисезонный,autumn,fall,spring}', '{тренч,trench,бомбер,bomber}'),
  ('{дождь,rain,rainy}', '{тренч,trench}'),
  ('{мороз,снег,холод,snow,cold}', '{пуховик,puffer,тёплый,warm}'),
  ('{свадьба,wedding,свидание,date}', '{шёлк,silk,атлас,satin}'),
  ('{спорт,спортивный,sport,sporty,gym}', '{кеды,sneakers,свитшот,sweatshirt}'),
  ('{дача,домашний,home,lounge}', '{пижамный,pyjama}');

insert into search_synonyms (words, is_noise) values
  ('{цвет,удобный,качественный,приличный,классный,крутой,лучший,какой-нибудь,что-нибудь,оригинал,брендовый}', true),
  ('{best,good,great,quality,comfortable,comfy,cute,cool,trendy,fashionable,designer,some,something}', true);
