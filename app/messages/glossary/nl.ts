import type { Term } from "./term.ts";

/** Aan donateurs is het altijd "u", en "wij" doen de rest. */
export const dutch: readonly Term[] = [
  {
    idea: "money given",
    use: "gift; doneren als werkwoord",
    not: ["donatie", "donaties", "schenking", "schenkingen"],
    why: "één woord op formulier, giftbewijs en in de boeken",
  },
  {
    idea: "person who gives",
    use: "donateur; in de overeenkomst: schenker",
    not: ["gever", "gevers"],
    why: "schenker is het woord van het formulier van de Belastingdienst",
  },
  {
    idea: "receipt",
    use: "giftbewijs",
    not: ["ontvangstbewijs", "ontvangstbewijzen", "kwitantie*"],
    why: "een kwitantie is voor contant geld",
  },
  {
    idea: "annual statement",
    use: "jaaroverzicht giften",
    not: ["jaaropgave*"],
    why: "een jaaropgave is van een werkgever",
  },
  {
    idea: "five-year gift",
    use: "overeenkomst periodieke gift",
    not: ["periodieke overeenkomst*"],
    why: "de naam op het formulier van de Belastingdienst",
  },
  {
    idea: "tax deduction",
    use: "aftrekken in de aangifte inkomstenbelasting",
    not: ["aftrekbaar van de belasting", "aftrekken van de inkomstenbelasting", "aftrekken van de belasting"],
    why: "men trekt af van het inkomen, niet van de belasting",
  },
  {
    idea: "ANBI",
    use: "aangewezen als ANBI, ANBI-status",
    not: ["ANBI-erkend", "door de Belastingdienst erkend"],
    why: "het woord van de wet is aangewezen",
  },
  {
    idea: "campaign",
    use: "actie",
    not: ["campagne", "campagnes", "oproep", "oproepen"],
    why: "drie woorden voor één ding",
  },
  {
    idea: "grant",
    use: "bijdrage",
    not: ["subsidie*"],
    why: "subsidie geeft de overheid",
    but: ["papers.accounts.income.government"],
  },
  {
    idea: "sign in",
    use: "inloggen, uitloggen",
    not: ["overal afgemeld", "manieren van aanmelden"],
    why: "aanmelden doet men zich voor een bijeenkomst of een rol",
  },
  {
    idea: "back office",
    use: "de beheeromgeving",
    not: ["backoffice*", "back-office"],
    why: "de backoffice of het backoffice: niemand weet het",
  },
  {
    idea: "payment company",
    use: "betaaldienst",
    not: ["betaalbedrijf", "betaalbedrijven", "betaalprovider*", "betaaldienstverlener*"],
    why: "één woord",
  },
  { idea: "payment fees", use: "transactiekosten", not: ["betaalkosten"], why: "één woord" },
  {
    idea: "refund and chargeback",
    use: "terugbetalen; terugboeken",
    not: ["terugstorten", "teruggestort", "terugstorting", "teruggehaald"],
    why: "wij betalen terug, een bank boekt terug",
  },
  {
    idea: "event",
    use: "bijeenkomst",
    not: ["evenement", "evenementen"],
    why: "één woord voor bezoekers en medewerkers",
  },
  {
    idea: "calculators",
    use: "zakatcalculator; rekenhulp giftenaftrek",
    not: ["zakatrekenhulp", "belastingrekenhulp"],
    why: "één naam per hulpmiddel",
  },
  {
    idea: "SDGs",
    use: "werelddoelen (SDG's)",
    not: ["duurzame ontwikkelingsdoelen", "duurzame-ontwikkelingsdoelen"],
    why: "vier spellingen voor één lijst",
  },
  { idea: "limits", use: "maximaal, minimaal", not: ["hoogstens", "hooguit"], why: "één woord per grens" },
  {
    idea: "double entry",
    use: "dubbele boekhouding",
    not: ["dubbel geboekt"],
    why: "dubbel geboekt is een fout",
  },
  {
    idea: "annual accounts",
    use: "jaarrekening",
    not: ["controleert onze rekening"],
    why: "een rekening is een factuur of een bankrekening",
  },
  {
    idea: "a person's data",
    use: "gegevens wissen",
    not: ["wis mij", "u bent gewist"],
    why: "mensen worden niet gewist",
  },
  {
    idea: "certificate of conduct",
    use: "Verklaring Omtrent het Gedrag (VOG)",
    not: ["bewijs van goed gedrag"],
    why: "de wettelijke naam",
  },
];
