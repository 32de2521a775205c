export const doubtfulGiftsKey = "/api/admin/doubtful-gifts";
