import type { Statistics } from "./schema.ts";

export const statistics: Statistics = {
  id: "statistics",
  totalBeneficiaries: {
    source: {
      en: "Counted by the four programs and for the grants we give to others: everyone, person or animal, that received help for the first time. Someone who is helped twice counts once.",
      nl: "Geteld door de vier programma's en voor de bijdragen die wij aan anderen geven: iedereen, mens of dier, die voor het eerst is geholpen. Wie twee keer hulp krijgt, telt één keer.",
      ar: "تحصيها البرامج الأربعة، وتُضاف إليها المنح التي نقدمها إلى غيرنا: كل من تلقى المساعدة لأول مرة، إنسانًا كان أو حيوانًا. ومن تلقاها مرتين يُحسب مرة واحدة.",
    },
  },
  completedProjects: {
    source: {
      en: "Projects closed with a final report since 2014, large and small, including grants we gave to other organizations.",
      nl: "Projecten die sinds 2014 met een eindverslag zijn afgesloten, groot en klein, met inbegrip van bijdragen die wij aan andere organisaties gaven.",
      ar: "المشاريع التي اختُتمت بتقرير نهائي منذ عام 2014، كبيرها وصغيرها، ومنها المنح التي قدمناها إلى منظمات أخرى.",
    },
  },
  volunteerHours: {
    source: {
      en: "Hours that volunteers wrote down and their coordinators confirmed.",
      nl: "Uren die vrijwilligers hebben genoteerd en die hun coördinator heeft bevestigd.",
      ar: "الساعات التي دوّنها المتطوعون وأكدها منسقوهم.",
    },
  },
  countries: {
    source: {
      en: "The Netherlands, the United Arab Emirates and Saudi Arabia.",
      nl: "Nederland, de Verenigde Arabische Emiraten en Saoedi-Arabië.",
      ar: "هولندا والإمارات العربية المتحدة والمملكة العربية السعودية.",
    },
  },
  charityRating: {
    value: "AAA",
    source: {
      en: "Our own score, not an outside rating: one A each when at least 85% of spending goes to programs, when the accounts are checked by an outside auditor, and when all reports are published on time.",
      nl: "Onze eigen score, geen oordeel van buiten: één A als minimaal 85% van de bestedingen naar programma's gaat, één als een externe accountant de jaarrekening controleert en één als alle verslagen op tijd zijn gepubliceerd.",
      ar: "تقييم ذاتي وليس تصنيفًا من جهة خارجية: حرف A إذا ذهب 85% على الأقل من الإنفاق إلى البرامج، وآخر إذا دقق الحسابات مدقق خارجي، وثالث إذا نُشرت جميع التقارير في موعدها.",
    },
  },
};
