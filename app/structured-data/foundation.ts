import { languages } from "#domain/language.ts";
import { foundationId, type Around } from "./around.ts";

/** https://schema.org/NGO. Names a way to donate only where we may ask for donations. */
export const foundationData = (around: Around) => {
  const { site, language, publicUrl, addressOf } = around;
  const id = foundationId(around);
  return {
    "@type": "NGO",
    "@id": id,
    name: site.name,
    legalName: site.statutoryName,
    url: addressOf("/"),
    logo: `${publicUrl}/social/site.png`,
    email: site.email,
    telephone: site.phone,
    address: site.address,
    taxID: site.rsin,
    identifier: { "@type": "PropertyValue", propertyID: "KVK", value: site.kvk },
    ...(site.claims.includes("anbi") && { nonprofitStatus: "https://schema.org/NonprofitANBI" }),
    knowsLanguage: [...languages],
    ...(site.giving === "FULL" && {
      potentialAction: {
        "@type": "DonateAction",
        recipient: { "@id": id },
        target: {
          "@type": "EntryPoint",
          urlTemplate: addressOf("/donate"),
          inLanguage: language,
          actionPlatform: ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"],
        },
      },
    }),
  };
};

/** The foundation as the publisher or organizer of something else. */
export const foundationInBrief = (around: Around) => ({
  "@type": "NGO",
  "@id": foundationId(around),
  name: around.site.name,
  url: around.addressOf("/"),
  logo: { "@type": "ImageObject", url: `${around.publicUrl}/social/site.png` },
});
