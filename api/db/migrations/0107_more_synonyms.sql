-- More of what shoppers call otherwise than shops do (0064): cloths, fastenings, patterns, lengths.
insert into search_synonyms (words, narrower) values
  ('{канвас,канвасовый,холст,холщовый,парусина,canvas}', '{}'),
  ('{саржа,твил,twill}', '{}'),
  ('{флис,флисовый,fleece}', '{}'),
  ('{велюр,велюровый,velour}', '{}'),
  ('{шифон,шифоновый,chiffon}', '{}'),
  ('{кружево,кружевной,lace}', '{}'),
  ('{резинка,эластичный,elastic,elasticated}', '{кулиска,drawstring}'),
  ('{кулиска,drawstring}', '{}'),
  ('{капюшон,hood,hooded}', '{}'),
  ('{молния,zip,zipper}', '{}'),
  ('{укороченный,укорочённый,cropped}', '{короткий,щиколотка,cigarette}'),
  ('{бермуды,бриджи,капри,bermudas,capri}', '{}'),
  ('{пейсли,огурцы,paisley}', '{}'),
  ('{деловой,офисный,office,business,formal}', '{костюмный,tailored}');
