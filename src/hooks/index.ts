// The store for components, and what a page writes for them

export { Slot, type SlotOf, type SlotProps, SlotProvider } from './Slot'
export { StoreProvider, type StoreProviderProps, useStore } from './StoreProvider'
export { useSelector as useCartSelector } from './useSelector'
export { useStoreEvent } from './useStoreEvent'
export { useTexts } from './useTexts'

// The cart

export { type UseCartResult, useCart, useCartStatus } from './useCart'
export { type UseCodeFieldResult, useCodeField } from './useCodeField'
export { type UseCrossSellResult, useCrossSell } from './useCrossSell'
export { type UseDeliveryDatesResult, useDeliveryDates } from './useDeliveryDates'
export { type UseGiftCardsResult, useGiftCards } from './useGiftCards'
export { type UseLineItemResult, useLineItem } from './useLineItem'
export { type UseMiniCartResult, useMiniCart } from './useMiniCart'
export { type UsePromoResult, usePromo } from './usePromo'
export { type UseRecentlyViewedResult, useRecentlyViewed } from './useRecentlyViewed'
export { type UseShipmentResult, useShipment } from './useShipment'
export { type UseShipmentsResult, useShipmentIds, useShipments } from './useShipments'

// The shopper, and what is said to them

export { type UseAccountResult, useAccount } from './useAccount'
export { type UseAddressesResult, useAddresses } from './useAddresses'
export { useAnnounce } from './useAnnounce'
export { type UseDialogsResult, useDialogs } from './useDialogs'
export { type UsePageResult, usePage } from './usePage'
