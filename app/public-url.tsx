import { createContext, useContext } from "react";

/** The site's own address, for canonical links and everything that is shared. */
export const PublicUrl = createContext("");
export const usePublicUrl = (): string => useContext(PublicUrl);
