export const waitingGiftsKey = "/api/admin/entered-gifts";
