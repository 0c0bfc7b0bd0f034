/** The document in Typst. Everything that somebody typed comes as data, and is never read as markup. */
export const typstTemplate = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(
  paper: "a4",
  margin: (x: 2.2cm, y: 2.4cm),
  footer: context align(right, text(size: 8pt)[#data.reference #h(1em) #counter(page).display("1 / 1", both: true)]),
)
#set text(lang: data.language, size: 10pt, hyphenate: false)
#show heading.where(level: 1): set text(size: 20pt)
#show heading.where(level: 2): set text(size: 12pt)
#show heading: set block(above: 1.8em, below: 0.9em, sticky: true)
= #data.title
#for line in data.head [#line \\ ]
#for group in data.groups [
  == #group.title
  #table(
    columns: (2fr, 3fr),
    stroke: (x, y) => (bottom: 0.5pt + luma(180)),
    inset: (x: 0pt, y: 5pt),
    column-gutter: 1em,
    table.header(strong(data.question), strong(data.answer)),
    ..for row in group.rows {
      (
        text(row.label),
        {
          row.words.map(word => text(word)).join(linebreak())
          for picture in row.pictures { image(picture.path, alt: picture.alternative, height: 3cm) }
        },
      )
    },
  )
]
`;
