import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../shared/session/session-slice.ts';
import { storedClosedTabs, storedTabs, type Tab } from './stored-tabs.ts';
import {
  closeOthers,
  closeTab,
  freshTabs,
  HOME_TAB,
  leadTab,
  moveTab,
  refreshTab,
  showInstead,
  showTab,
  type TabsState,
  togglePin,
  undoDrop,
} from './tabs-state.ts';

export const tabsSlice = createSlice({
  name: 'tabs',
  initialState: (): TabsState => ({
    ...freshTabs,
    items: storedTabs(HOME_TAB) ?? freshTabs.items,
    closed: storedClosedTabs() ?? freshTabs.closed,
  }),
  reducers: {
    tabShown: (state, { payload }: PayloadAction<Tab>) => showTab(state, payload),
    tabShownInstead: (state, { payload: { tab, from } }: PayloadAction<{ readonly tab: Tab; readonly from: string }>) =>
      showInstead(state, tab, from),
    tabLedTo: (state, { payload }: PayloadAction<Tab>) => leadTab(state, payload),
    tabClosed: (state, { payload }: PayloadAction<string>) => closeTab(state, payload),
    othersClosed: (state, { payload }: PayloadAction<string>) => closeOthers(state, payload),
    tabMoved: (state, { payload }: PayloadAction<{ readonly key: string; readonly to: number }>) => moveTab(state, payload.key, payload.to),
    pinToggled: (state, { payload }: PayloadAction<string>) => togglePin(state, payload),
    tabRefreshed: (state, { payload }: PayloadAction<string>) => refreshTab(state, payload),
    dropUndone: (state) => undoDrop(state),
    noTabShown: (state) => ({ ...state, active: undefined }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => freshTabs);
  },
});

export const { tabShown, tabShownInstead, tabLedTo, tabClosed, othersClosed, tabMoved, pinToggled, tabRefreshed, dropUndone, noTabShown } =
  tabsSlice.actions;
export const selectTabs = (state: { readonly tabs: TabsState }): TabsState => state.tabs;
