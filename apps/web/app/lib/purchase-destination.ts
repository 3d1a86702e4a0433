/** Where a buyer may have been on the way to: what is bought for it leads back there. */
const PURCHASE_DESTINATIONS = ['suggestions', 'consulting'] as const;
export type PurchaseDestination = (typeof PURCHASE_DESTINATIONS)[number];

/** One of ours, or none: what stands in an address or a storage may be anything. */
export const purchaseDestinationIn = (text: string | null): PurchaseDestination | undefined =>
  PURCHASE_DESTINATIONS.find((destination) => destination === text);
