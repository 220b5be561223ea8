import type pg from "pg";

/** Words of a fashion shop, Russian and English: what a grown catalog's goods are called. */
const kinds = [
  ..."Платье:dress Рубашка:shirt Юбка:skirt Пальто:coat Джемпер:jumper Кардиган:cardigan".split(
    " ",
  ),
  ..."Брюки:trousers Джинсы:jeans Футболка:T-shirt Жакет:blazer Куртка:jacket Сумка:bag".split(" "),
  ..."Ботинки:boots Шарф:scarf Водолазка:roll-neck Блузка:blouse Пуховик:puffer Шорты:shorts".split(
    " ",
  ),
];
const cloths =
  "шёлка:silk льна:linen шерсти:wool хлопка:cotton кожи:leather замши:suede кашемира:cashmere денима:denim атласа:satin вискозы:viscose твида:tweed поплина:poplin".split(
    " ",
  );
const cuts =
  "Прямое:Straight Широкое:Wide Короткое:Short Длинное:Long Приталенное:Fitted Двубортное:Double-breasted Вязаное:Knitted Полосатое:Striped Клетчатое:Checked Лёгкое:Light Тёплое:Warm Вечернее:Evening".split(
    " ",
  );
const colors =
  "белый:white чёрный:black красный:red синий:blue зелёный:green серый:grey бежевый:beige розовый:pink бордовый:burgundy молочный:milk хаки:khaki изумрудный:emerald".split(
    " ",
  );
/** Made-up names as makers have them: few share one. */
const syllables = "ва ро ли мас тен кор ди бе шан ту гол рен сам пи лор ке нат ви зо мур".split(
  " ",
);
const latin = "va ro li mas ten kor di be shan tu gol ren sam pi lor ke nat vi zo mur".split(" ");

/**
 * Calls the goods of a grown catalog by real words with their triggers asleep: a kind, a cloth, a
 * cut and a name of its own for every thirty products; brands and colors likewise. A description has
 * words that thousands share. Then makes the search's documents of them.
 */
export async function nameGoods(pool: pg.Pool, products: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("set session_replication_role = replica");
    await client.query(namedGoods, [...columns(kinds), ...columns(cloths), ...columns(cuts)]);
    await client.query(namedColors, columns(colors));
    await client.query(`update brands set title = ${madeUp("id * 7 + 3")}`);
    await client.query("vacuum analyze products");
    await client.query("set session_replication_role = origin");
    for (let from = 1; from <= products; from += 2000) {
      await client.query(
        "select refresh_documents(array(select generate_series($1::bigint, $2::bigint)))",
        [from, Math.min(from + 1999, products)],
      );
    }
    await client.query("update search_synonyms set is_noise = is_noise");
    await client.query("select recount_search_words()");
    await client.query("vacuum analyze search_documents, search_words");
  } finally {
    client.release(true);
  }
}

/** The Russian words and the English ones, each as PostgreSQL takes a list. */
function columns(pairs: readonly string[]): string[][] {
  return [0, 1].map((side) => pairs.map((pair) => pair.split(":")[side] as string));
}

const nth = (list: string, n: string) =>
  `($${list}::text[])[1 + (${n}) % cardinality($${list}::text[])]`;

/** "Варомас", "Varomas": 8,000 of them. */
function madeUp(n: string): string {
  const word = (list: readonly string[]) => {
    const all = `array['${list.join("','")}']`;
    const part = (by: number) => `(${all})[1 + (${n}) / ${by} % ${list.length}]`;
    return `initcap(${part(1)} || ${part(20)} || ${part(400)})`;
  };
  return `jsonb_build_object('ru', ${word(syllables)}, 'en', ${word(latin)})`;
}

const model = madeUp("p.id / 30 * 13");
const namedGoods = `
  update products p set
    title = jsonb_build_object(
      'ru', ${nth("1", "p.id * 7 / 5")} || ' «' || (${model} ->> 'ru') || '» из ' || ${nth("3", "p.id / 3 * 5")},
      'en', ${nth("6", "p.id / 2 * 3")} || ' ' || ${nth("4", "p.id / 3 * 5")} || ' ' || (${model} ->> 'en') || ' ' || ${nth("2", "p.id * 7 / 5")}),
    description = jsonb_build_object(
      'ru', ${nth("5", "p.id / 2 * 3")} || ' изделие, которое носят с ' || lower(${nth("1", "p.id * 11 / 7")})
        || ' и помнят ' || (${madeUp("p.id * 17")} ->> 'ru') || '. Стирать бережно, сушить в тени, гладить с изнанки.',
      'en', ${nth("6", "p.id / 2 * 3")} || ' piece to wear with a ' || lower(${nth("2", "p.id * 11 / 7")})
        || ' and to remember ' || (${madeUp("p.id * 17")} ->> 'en') || '. Wash gently, dry in the shade, iron inside out.')`;

const namedColors = `
  update colors set title = jsonb_build_object(
    'ru', ($1::text[])[1 + (id - 1) % cardinality($1)], 'en', ($2::text[])[1 + (id - 1) % cardinality($2)])`;
