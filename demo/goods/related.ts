/** Other products shown beside one: what completes the look, and what is of the same kind. */
export interface Related {
  look: string[];
  similar: string[];
}

export const related: Record<string, Related> = {
  "silk-slip-dress-emerald": {
    look: ["double-breasted-coat-camel", "chelsea-boots-black", "cable-jumper-milk"],
    similar: [
      "silk-slip-dress-black",
      "silk-slip-dress-champagne",
      "ditsy-slip-dress-navy",
      "pleated-skirt-green",
    ],
  },
  "silk-slip-dress-black": {
    look: ["nylon-bomber-black", "chelsea-boots-black", "cashmere-cardigan-grey"],
    similar: [
      "silk-slip-dress-emerald",
      "silk-slip-dress-champagne",
      "ditsy-slip-dress-navy",
      "silk-shirt-chocolate",
    ],
  },
  "silk-slip-dress-champagne": {
    look: ["single-breasted-blazer-grey", "chelsea-boots-black", "leather-tote-cognac"],
    similar: [
      "silk-slip-dress-black",
      "silk-slip-dress-emerald",
      "silk-shirt-ivory",
      "ditsy-slip-dress-milk",
    ],
  },
  "ditsy-slip-dress-navy": {
    look: ["cashmere-cardigan-grey", "chelsea-boots-cognac", "leather-tote-cognac"],
    similar: [
      "ditsy-slip-dress-milk",
      "silk-slip-dress-black",
      "linen-shirt-dress-sage",
      "silk-slip-dress-emerald",
    ],
  },
  "ditsy-slip-dress-milk": {
    look: ["belted-trench-sand", "chelsea-boots-cognac"],
    similar: ["ditsy-slip-dress-navy", "silk-slip-dress-champagne", "linen-shirt-dress-terracotta"],
  },
  "linen-shirt-dress-sage": {
    look: ["wide-trousers-milk", "leather-tote-cognac"],
    similar: ["linen-shirt-dress-terracotta", "ditsy-slip-dress-navy", "poplin-shirt-sky"],
  },
  "linen-shirt-dress-terracotta": {
    look: ["chelsea-boots-cognac", "leather-tote-cognac"],
    similar: ["linen-shirt-dress-sage", "ditsy-slip-dress-milk", "striped-shirt-burgundy"],
  },
  "poplin-shirt-white": {
    look: ["tailored-trousers-black", "double-breasted-coat-camel", "chelsea-boots-black"],
    similar: ["poplin-shirt-sky", "striped-shirt-blue", "silk-shirt-ivory", "heavy-t-shirt-white"],
  },
  "poplin-shirt-sky": {
    look: ["wide-trousers-milk", "belted-trench-sand", "chelsea-boots-cognac"],
    similar: ["poplin-shirt-white", "striped-shirt-blue", "silk-shirt-ivory"],
  },
  "striped-shirt-blue": {
    look: ["straight-jeans-blue", "cable-jumper-navy", "leather-tote-cognac"],
    similar: ["striped-shirt-burgundy", "poplin-shirt-sky", "poplin-shirt-white"],
  },
  "striped-shirt-burgundy": {
    look: ["wide-trousers-chocolate", "chelsea-boots-cognac"],
    similar: ["striped-shirt-blue", "poplin-shirt-white", "silk-shirt-chocolate"],
  },
  "silk-shirt-ivory": {
    look: ["pencil-skirt-graphite", "single-breasted-blazer-black", "chelsea-boots-black"],
    similar: ["silk-shirt-chocolate", "poplin-shirt-white", "striped-shirt-blue"],
  },
  "silk-shirt-chocolate": {
    look: ["wide-trousers-chocolate", "double-breasted-coat-camel", "leather-tote-cognac"],
    similar: ["silk-shirt-ivory", "silk-slip-dress-black", "merino-turtleneck-burgundy"],
  },
  "cable-jumper-terracotta": {
    look: ["pleated-skirt-sand", "chelsea-boots-cognac", "checked-scarf-sand"],
    similar: [
      "cable-jumper-milk",
      "cable-jumper-navy",
      "cashmere-cardigan-grey",
      "merino-turtleneck-camel",
    ],
  },
  "cable-jumper-milk": {
    look: ["silk-slip-dress-emerald", "straight-jeans-blue", "chelsea-boots-black"],
    similar: [
      "cable-jumper-terracotta",
      "cable-jumper-navy",
      "fisherman-jumper-milk",
      "cashmere-cardigan-grey",
    ],
  },
  "cable-jumper-navy": {
    look: ["striped-shirt-blue", "wide-trousers-milk", "ribbed-beanie-graphite"],
    similar: ["cable-jumper-milk", "cable-jumper-terracotta", "merino-turtleneck-burgundy"],
  },
  "merino-turtleneck-camel": {
    look: ["double-breasted-coat-camel", "tailored-trousers-taupe", "leather-tote-cognac"],
    similar: ["merino-turtleneck-burgundy", "cable-jumper-milk", "cashmere-cardigan-grey"],
  },
  "merino-turtleneck-burgundy": {
    look: ["single-breasted-blazer-grey", "pencil-skirt-black", "chelsea-boots-black"],
    similar: ["merino-turtleneck-camel", "cable-jumper-navy", "cable-jumper-terracotta"],
  },
  "cashmere-cardigan-grey": {
    look: ["silk-slip-dress-champagne", "straight-jeans-blue", "checked-scarf-sand"],
    similar: ["cashmere-cardigan-dusty-rose", "cable-jumper-milk", "merino-turtleneck-camel"],
  },
  "cashmere-cardigan-dusty-rose": {
    look: ["tailored-trousers-taupe", "chelsea-boots-cognac"],
    similar: ["cashmere-cardigan-grey", "cable-jumper-terracotta", "merino-turtleneck-burgundy"],
  },
  "pleated-skirt-sand": {
    look: ["cable-jumper-terracotta", "double-breasted-coat-camel", "chelsea-boots-cognac"],
    similar: ["pleated-skirt-green", "pencil-skirt-graphite", "wide-trousers-milk"],
  },
  "pleated-skirt-green": {
    look: ["silk-shirt-ivory", "cable-jumper-milk", "chelsea-boots-black"],
    similar: ["pleated-skirt-sand", "pencil-skirt-black", "silk-slip-dress-emerald"],
  },
  "pencil-skirt-graphite": {
    look: ["merino-turtleneck-burgundy", "double-breasted-coat-graphite", "chelsea-boots-black"],
    similar: ["pencil-skirt-black", "pleated-skirt-green", "tailored-trousers-black"],
  },
  "pencil-skirt-black": {
    look: ["silk-shirt-ivory", "single-breasted-blazer-black", "chelsea-boots-black"],
    similar: ["pencil-skirt-graphite", "pleated-skirt-green", "tailored-trousers-black"],
  },
  "tailored-trousers-taupe": {
    look: ["single-breasted-blazer-grey", "merino-turtleneck-camel", "chelsea-boots-cognac"],
    similar: [
      "tailored-trousers-black",
      "wide-trousers-chocolate",
      "wide-trousers-milk",
      "straight-jeans-blue",
    ],
  },
  "tailored-trousers-black": {
    look: ["single-breasted-blazer-black", "poplin-shirt-white", "chelsea-boots-black"],
    similar: ["tailored-trousers-taupe", "wide-trousers-chocolate", "straight-jeans-black"],
  },
  "wide-trousers-milk": {
    look: ["striped-shirt-blue", "belted-trench-sand", "leather-tote-cognac"],
    similar: ["wide-trousers-chocolate", "tailored-trousers-taupe", "pleated-skirt-sand"],
  },
  "wide-trousers-chocolate": {
    look: ["silk-shirt-chocolate", "merino-turtleneck-camel", "chelsea-boots-cognac"],
    similar: ["wide-trousers-milk", "tailored-trousers-black", "pencil-skirt-graphite"],
  },
  "straight-jeans-blue": {
    look: ["heavy-t-shirt-white", "double-breasted-coat-camel", "chelsea-boots-cognac"],
    similar: ["straight-jeans-black", "tailored-trousers-taupe", "wide-trousers-milk"],
  },
  "straight-jeans-black": {
    look: ["cable-jumper-navy", "nylon-bomber-black", "chelsea-boots-black"],
    similar: ["straight-jeans-blue", "tailored-trousers-black", "wide-trousers-chocolate"],
  },
  "double-breasted-coat-camel": {
    look: ["checked-scarf-sand", "chelsea-boots-cognac", "merino-turtleneck-camel"],
    similar: [
      "double-breasted-coat-graphite",
      "belted-trench-sand",
      "single-breasted-blazer-grey",
      "winter-overcoat-navy",
    ],
  },
  "double-breasted-coat-graphite": {
    look: ["checked-scarf-red", "tailored-trousers-black", "chelsea-boots-black"],
    similar: ["double-breasted-coat-camel", "belted-trench-sand", "single-breasted-blazer-black"],
  },
  "belted-trench-sand": {
    look: ["striped-shirt-blue", "straight-jeans-blue", "chelsea-boots-cognac"],
    similar: ["belted-trench-olive", "double-breasted-coat-camel", "single-breasted-blazer-black"],
  },
  "belted-trench-olive": {
    look: ["cable-jumper-milk", "straight-jeans-black", "chelsea-boots-black"],
    similar: ["belted-trench-sand", "double-breasted-coat-graphite", "nylon-bomber-khaki"],
  },
  "single-breasted-blazer-grey": {
    look: ["tailored-trousers-taupe", "silk-shirt-ivory", "leather-tote-cognac"],
    similar: [
      "single-breasted-blazer-black",
      "double-breasted-coat-graphite",
      "belted-trench-sand",
    ],
  },
  "single-breasted-blazer-black": {
    look: ["pencil-skirt-black", "silk-slip-dress-black", "chelsea-boots-black"],
    similar: ["single-breasted-blazer-grey", "double-breasted-coat-graphite", "belted-trench-sand"],
  },
  "chelsea-boots-black": {
    look: ["tailored-trousers-black", "double-breasted-coat-graphite", "leather-tote-black"],
    similar: ["chelsea-boots-cognac", "suede-chelsea-boots-graphite"],
  },
  "chelsea-boots-cognac": {
    look: ["straight-jeans-blue", "double-breasted-coat-camel", "leather-tote-cognac"],
    similar: ["chelsea-boots-black", "suede-chelsea-boots-tobacco"],
  },
  "flannel-shirt-green": {
    look: ["heavy-t-shirt-white", "selvedge-jeans-indigo", "suede-chelsea-boots-tobacco"],
    similar: ["flannel-shirt-red", "fisherman-jumper-graphite", "heavy-t-shirt-breton"],
  },
  "flannel-shirt-red": {
    look: ["selvedge-jeans-grey", "nylon-bomber-black", "ribbed-beanie-graphite"],
    similar: ["flannel-shirt-green", "heavy-t-shirt-white", "fisherman-jumper-milk"],
  },
  "heavy-t-shirt-white": {
    look: ["flannel-shirt-green", "selvedge-jeans-indigo", "nylon-bomber-black"],
    similar: ["heavy-t-shirt-breton", "poplin-shirt-white", "flannel-shirt-red"],
  },
  "heavy-t-shirt-breton": {
    look: ["straight-jeans-blue", "belted-trench-sand", "chelsea-boots-cognac"],
    similar: ["heavy-t-shirt-white", "striped-shirt-blue", "poplin-shirt-sky"],
  },
  "fisherman-jumper-graphite": {
    look: ["selvedge-jeans-indigo", "ribbed-beanie-terracotta", "suede-chelsea-boots-graphite"],
    similar: ["fisherman-jumper-milk", "flannel-shirt-green", "cable-jumper-navy"],
  },
  "fisherman-jumper-milk": {
    look: ["herringbone-trousers-chocolate", "winter-overcoat-navy", "suede-chelsea-boots-tobacco"],
    similar: ["fisherman-jumper-graphite", "cable-jumper-milk", "flannel-shirt-red"],
  },
  "herringbone-trousers-grey": {
    look: ["fisherman-jumper-graphite", "winter-overcoat-navy", "suede-chelsea-boots-graphite"],
    similar: ["herringbone-trousers-chocolate", "selvedge-jeans-grey", "selvedge-jeans-indigo"],
  },
  "herringbone-trousers-chocolate": {
    look: ["fisherman-jumper-milk", "winter-overcoat-navy", "suede-chelsea-boots-tobacco"],
    similar: ["herringbone-trousers-grey", "selvedge-jeans-indigo"],
  },
  "selvedge-jeans-indigo": {
    look: ["heavy-t-shirt-white", "flannel-shirt-red", "suede-chelsea-boots-tobacco"],
    similar: ["selvedge-jeans-grey", "herringbone-trousers-grey"],
  },
  "selvedge-jeans-grey": {
    look: ["fisherman-jumper-graphite", "nylon-bomber-khaki", "suede-chelsea-boots-graphite"],
    similar: ["selvedge-jeans-indigo", "herringbone-trousers-grey"],
  },
  "winter-overcoat-navy": {
    look: ["checked-scarf-red", "herringbone-trousers-grey", "suede-chelsea-boots-graphite"],
    similar: ["winter-overcoat-grey", "nylon-bomber-black", "double-breasted-coat-graphite"],
  },
  "winter-overcoat-grey": {
    look: [
      "fisherman-jumper-graphite",
      "herringbone-trousers-chocolate",
      "suede-chelsea-boots-tobacco",
    ],
    similar: ["winter-overcoat-navy", "nylon-bomber-khaki"],
  },
  "nylon-bomber-khaki": {
    look: ["heavy-t-shirt-white", "selvedge-jeans-indigo", "suede-chelsea-boots-tobacco"],
    similar: ["nylon-bomber-black", "winter-overcoat-navy", "belted-trench-olive"],
  },
  "nylon-bomber-black": {
    look: ["silk-slip-dress-black", "straight-jeans-black", "chelsea-boots-black"],
    similar: ["nylon-bomber-khaki", "winter-overcoat-navy", "single-breasted-blazer-black"],
  },
  "suede-chelsea-boots-tobacco": {
    look: ["herringbone-trousers-chocolate", "winter-overcoat-navy", "checked-scarf-sand"],
    similar: ["suede-chelsea-boots-graphite", "chelsea-boots-cognac"],
  },
  "suede-chelsea-boots-graphite": {
    look: ["herringbone-trousers-grey", "winter-overcoat-navy", "ribbed-beanie-graphite"],
    similar: ["suede-chelsea-boots-tobacco", "chelsea-boots-black"],
  },
  "leather-tote-cognac": {
    look: ["double-breasted-coat-camel", "chelsea-boots-cognac", "straight-jeans-blue"],
    similar: ["leather-tote-black", "checked-scarf-sand"],
  },
  "leather-tote-black": {
    look: ["double-breasted-coat-graphite", "chelsea-boots-black", "pencil-skirt-black"],
    similar: ["leather-tote-cognac", "checked-scarf-red"],
  },
  "checked-scarf-sand": {
    look: ["double-breasted-coat-camel", "cable-jumper-milk", "chelsea-boots-cognac"],
    similar: ["checked-scarf-red", "ribbed-beanie-graphite"],
  },
  "checked-scarf-red": {
    look: ["winter-overcoat-navy", "herringbone-trousers-grey", "suede-chelsea-boots-graphite"],
    similar: ["checked-scarf-sand", "ribbed-beanie-terracotta"],
  },
  "ribbed-beanie-graphite": {
    look: ["nylon-bomber-black", "fisherman-jumper-graphite", "checked-scarf-sand"],
    similar: ["ribbed-beanie-terracotta", "checked-scarf-red"],
  },
  "ribbed-beanie-terracotta": {
    look: ["cable-jumper-terracotta", "double-breasted-coat-camel", "checked-scarf-sand"],
    similar: ["ribbed-beanie-graphite", "checked-scarf-red"],
  },
};
