// The store

export * from './store'

// Hooks and their provider

export * from './hooks'

// The client

export { type Client, type ClientOptions, createClient } from './api/client'
