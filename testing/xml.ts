import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { XmlDocument, XmlParseError, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

// Schemas include other files beside them.
xmlRegisterFsInputProviders();

export function isWellFormed(xml: string): boolean {
  try {
    XmlDocument.fromString(xml).dispose();
    return true;
  } catch (error) {
    if (error instanceof XmlParseError) return false;
    throw error;
  }
}

/** Violations of an XML schema, which is a file. */
export function schemaFaults(xml: string, schemaFile: string): string[] {
  const schema = XmlDocument.fromBuffer(readFileSync(schemaFile), { url: pathToFileURL(schemaFile).href });
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  } finally {
    for (const each of [document, validator, schema]) each.dispose();
  }
}
