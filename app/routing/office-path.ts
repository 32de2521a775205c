/** Pages of the back office have their own styles: between them and the site the browser loads the whole page. */
export const isOfficePath = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");
